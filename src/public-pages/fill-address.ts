/* The script after a prerendered form: the address in `?email=` is in its field from the first frame. Inlined. */
import { emailIn, parseSearch } from '#core/navigation/search-params.ts';

const field = document.getElementById('email');
const email = emailIn(parseSearch(location.search));
// Set as the default value, so that typed text takes precedence.
if (field instanceof HTMLInputElement && email !== null) field.defaultValue = email;
