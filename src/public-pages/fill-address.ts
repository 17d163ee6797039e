/* The inline script after a form. It puts the address in `?email=` into the email field before the first frame. */
const field = document.getElementById('email');
const email = window.earlyInput?.email ?? null;
// The address is set as the default value, so that typed text takes precedence.
if (field instanceof HTMLInputElement && email !== null) field.defaultValue = email;
