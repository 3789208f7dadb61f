/**
 * Served where the worker is disabled: replaces the browser's worker, deletes its caches, and unregisters itself. Plain script:
 * it must work whatever happened to the build.
 */
export const END_WORKER = `addEventListener('install',function(){skipWaiting()});
addEventListener('activate',function(event){event.waitUntil(caches.keys().then(function(names){
return Promise.all(names.filter(function(name){return name.indexOf('facade-')===0}).map(function(name){return caches.delete(name)}))
}).then(function(){return registration.unregister()}))});`;
