/* The script after a prerendered form: the address in `?email=` is in its field from the first frame. Inlined. */
import { emailIn, parseSearch } from '../app/search-params.ts';

const field = document.getElementById('email');
const email = emailIn(parseSearch(location.search));
// As its default, so that whatever a person types goes before it.
if (field instanceof HTMLInputElement && email !== null) field.defaultValue = email;
