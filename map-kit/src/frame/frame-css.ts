/** The style sheet of the frame's document, over the site's own. A map is a picture: it keeps its colours where a visitor forces others. */
export const frameCss = `
html,body{height:100%;margin:0;overflow:hidden;background:var(--tint-warm);forced-color-adjust:none}
body{position:relative;color:var(--ink);font:500 .875rem/1.4 var(--font-text)}
#map{position:absolute;inset:0}
#map:focus-visible{outline:3px solid var(--focus);outline-offset:-3px}
.ol-viewport{cursor:grab;touch-action:pan-x pan-y;user-select:none;-webkit-tap-highlight-color:transparent}
[data-type=list] .ol-viewport{touch-action:none}
.ol-viewport:active{cursor:grabbing}
[data-drawing] .ol-viewport{cursor:crosshair}
.ol-viewport canvas{all:unset;overflow:hidden}
.ol-overlaycontainer{overflow:clip}
.marker{z-index:1}
.marker.on-top,.marker:hover,.marker:focus-within{z-index:2}
[data-drawing]:focus-visible::before,[data-drawing]:focus-visible::after{content:"";position:absolute;z-index:4;left:50%;top:50%;width:28px;height:2px;margin:-1px 0 0 -14px;background:var(--ink);box-shadow:0 0 0 1.5px var(--surface);pointer-events:none}
[data-drawing]:focus-visible::after{transform:rotate(90deg)}
[data-drawing] .marker{pointer-events:none!important;opacity:.5}
button{font:inherit;color:inherit;cursor:pointer}
button:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.price,.group{position:relative;display:flex;align-items:center;gap:6px;border:0;white-space:nowrap;font-weight:650;font-variant-numeric:tabular-nums;box-shadow:0 1px 2px rgb(28 27 25/.22),0 4px 12px -4px rgb(28 27 25/.32);transition:background-color .15s,color .15s,transform .15s}
.price::before,.group::before,.dot::before{content:"";position:absolute;inset:-8px -4px}
.price{min-height:30px;margin-bottom:7px;padding:0 11px;border-radius:15px;background:var(--surface)}
.price::after{content:"";position:absolute;left:50%;bottom:-5px;width:10px;height:10px;margin-left:-5px;background:inherit;transform:rotate(45deg);border-radius:0 0 3px 0;box-shadow:2px 2px 3px -1px rgb(28 27 25/.2)}
.price:is([data-closed],[data-seen]){background:var(--paper);color:var(--muted);font-weight:500}
.price[data-closed]{font-style:italic}
.price[data-around]::after{display:none}
.price[data-around]{border:1.5px dashed var(--line-strong)}
.price span,.price small{position:relative;z-index:1}
.place{display:grid;justify-items:center;gap:8px;max-width:min(280px,80vw)}
.tag{display:flex;align-items:center;gap:6px;min-height:28px;max-width:100%;box-sizing:border-box;padding:0 11px;border-radius:14px;background:var(--surface);font-weight:650;font-variant-numeric:tabular-nums;white-space:nowrap;box-shadow:0 1px 2px rgb(28 27 25/.22),0 4px 12px -4px rgb(28 27 25/.32)}
.tag span{overflow:hidden;text-overflow:ellipsis}
.tag small:only-child{margin-left:-7px}
.price small,.tag small{margin-right:-7px;padding:2px 7px;border-radius:999px;background:var(--accent);color:var(--accent-ink);font-size:.6875rem;line-height:1.3;font-weight:650}
.group{justify-content:center;min-width:40px;height:40px;padding:0 10px;border:3px solid var(--surface);border-radius:20px;background:var(--primary);color:var(--primary-ink)}
.price:hover,.price:focus-visible,.price[data-active]{background:var(--primary);color:var(--primary-ink);transform:scale(1.06)}
.group:hover,.group:focus-visible,.group[data-active],.dot:hover,.dot[data-active]{background:var(--accent);color:var(--accent-ink);transform:scale(1.06)}
.dot{position:relative;width:16px;height:16px;padding:0;border:3px solid var(--surface);border-radius:50%;background:var(--accent);box-shadow:0 1px 4px rgb(28 27 25/.4)}
.pin{display:block;width:30px;height:30px;margin-bottom:6px;padding:0;border:3px solid var(--surface);border-radius:50% 50% 50% 0;background:radial-gradient(circle,var(--surface) 4px,var(--accent) 4.75px);box-shadow:-2px 3px 6px rgb(28 27 25/.28);transform:rotate(-45deg)}
.ol-scale-line{position:absolute;left:14px;bottom:30px;pointer-events:none}
.ol-scale-line-inner{padding-bottom:1px;border:solid var(--ink);border-width:0 1.5px 1.5px;font-size:.75rem;line-height:1.3;text-align:center}
.zoom{position:absolute;z-index:3;top:12px;right:12px;display:grid;border-radius:var(--radius-s);background:var(--surface);box-shadow:var(--shadow)}
.zoom button{display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;border-radius:var(--radius-s);background:none}
.zoom button:hover{background:var(--tint)}
.zoom button+button{border-top:1px solid var(--line);border-radius:0 0 var(--radius-s) var(--radius-s)}
.zoom svg{width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round}
[hidden]{display:none!important}
.draw{position:absolute;z-index:3;left:50%;bottom:84px;display:flex;gap:8px;transform:translateX(-50%)}
.draw button{min-height:44px;padding:0 16px;border:0;border-radius:22px;background:var(--surface);box-shadow:var(--shadow);font-weight:600;white-space:nowrap}
.draw [data-draw=finish]{background:var(--primary);color:var(--primary-ink)}
.draw button:disabled{opacity:.55;cursor:default}
.ends{position:absolute;left:50%;top:50%;width:max-content;max-width:80%;margin:0;transform:translate(-50%,28px);color:var(--muted);text-align:center;pointer-events:none}
.said{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.credit{position:absolute;z-index:3;left:0;bottom:0;max-width:70%;padding:0 10px;border-radius:0 var(--radius-s) 0 0;background:color-mix(in srgb,var(--surface) 82%,transparent);font-size:.75rem}
.credit a{display:inline-block;color:inherit;line-height:24px}
.failed{position:absolute;inset:0;display:none;place-content:center;margin:0;padding:24px;color:var(--muted);text-align:center}
[data-state=failed] .failed{display:grid}
body:not([data-state=drawn]) .zoom{display:none}
@media (prefers-reduced-motion:reduce){.price,.group{transition:none}}
`;
