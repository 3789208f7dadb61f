/**
 * Repeats in `<html data-look>` what the visitor chose for the look of pages on this device, before the first paint: pages are the same for all
 * visitors, so only the browser knows. Words that sections write to `facade.look` in the local storage, and that their styles name.
 */
export const DEVICE_LOOK =
  ';try{(function(l){if(l&&/^[a-z -]{1,40}$/.test(l))document.documentElement.dataset.look=l})(localStorage.getItem("facade.look"))}catch(e){}';
