/** The notices for browsers that cannot run the product, shown before any of its code runs. */
export const browser = {
  withoutScripts:
    'This page needs JavaScript, and it is turned off here. Please turn it on for this page, and load the page again.',
  tooOld:
    'This browser is too old for this page, and parts of it may not work. Please update it, or use a current Chrome, Edge, Firefox or Safari.',
};
