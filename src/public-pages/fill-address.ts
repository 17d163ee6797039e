/* The script after a prerendered form: the address in `?email=` is in its field from the first frame. Inlined. */
const field = document.getElementById('email');
const email = window.earlyInput?.email ?? null;
// Set as the default value, so that typed text takes precedence.
if (field instanceof HTMLInputElement && email !== null) field.defaultValue = email;
