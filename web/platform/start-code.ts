/** Told by the page when it has come to life. */
export const ALIVE = 'annai:alive'

/**
 * When the code of an open page starts: as soon as somebody is there, at once where its address also asks for something
 * that only the code reads, or at once.
 */
export type CodeStart = 'somebody' | 'asked' | 'painted'

/**
 * An open page is whole without its code: links, forms and pictures work. So nothing but this runs before somebody points,
 * presses, types or scrolls, or is known to this tab as signed in; on a fast line the files are fetched meanwhile. That
 * somebody was there stays written on the document (`data-touched`). A pointer that only rests where the page appeared is
 * nobody: browsers tell of it as a move by nothing.
 *
 * What is pressed, typed or sent before the code has arrived is kept, and done again when the page has come to life; what
 * React has taken over by then it answers itself. A form with a method is sent by the browser, one without by our code:
 * where something typed is kept, it waits for that, also where React has taken it over, which would find it empty. A
 * button that is pressed twice in a row was pressed by somebody impatient, and counts once. A field in the place of a picker
 * (`data-picks`) is answered by the picker, also where React had begun to take it over.
 *
 * Once the page is painted, what is below the first screen (see `below-fold` in app.css) is laid out piece by piece while the
 * browser has nothing else to do, so that who listens to the page hears of all of it, though no code ever arrives.
 *
 * Files are asked for when all of that is done, and a few at a time, so that a press in between is answered and what is
 * still being drawn has the machine for itself.
 *
 * One constant, so that its hash in the security policy is constant too.
 */
export const startCodeScript = /* @__PURE__ */ `(function(d,w){
var root=d.documentElement,code=d.querySelector("script[data-start]"),begun=false,kept=[];
var signs=["pointermove","pointerdown","touchstart","keydown","focusin","wheel","scroll","click"],deeds=["click","input","submit"];
var files=code?code.dataset.files.split(" "):[],idle=w.requestIdleCallback||w.setTimeout;
function link(rel,from,rest,done){if(rel==="prefetch"&&begun)return;files.slice(from,from+8).forEach(function(file){var l=d.createElement("link");l.rel=rel;l.href=file;d.head.append(l)});if(from+8<files.length)rest(function(){link(rel,from+8,rest,done)});else if(done)done()}
function begin(){if(begun||!code)return;begun=true;link("modulepreload",0,w.setTimeout,function(){if(d.readyState==="loading")d.addEventListener("DOMContentLoaded",run);else run()})}
function run(){d.querySelectorAll("script[data-later]").forEach(function(later){var s=d.createElement("script");if(later===code)s.type="module";s.textContent=later.textContent;d.head.append(s)})}
function touch(e){if(e.type==="pointermove"&&!e.movementX&&!e.movementY)return;signs.forEach(function(s){w.removeEventListener(s,touch,true)});root.dataset.touched="";begin()}
signs.forEach(function(s){w.addEventListener(s,touch,{capture:true,passive:true})});
function keep(e){var t=e.target,b=t.closest&&t.closest("button,[role=button],[data-picks]"),last=kept[kept.length-1];
if(!(b&&e.type==="click"&&"picks" in b.dataset)&&Object.keys(t).some(function(key){return key.startsWith("__react")})&&!kept.some(function(k){return k.of===t&&"value" in k}))return;
if(e.type==="input"){kept=kept.filter(function(k){return k.of!==t});kept.push({of:t,value:t.value,isOn:t.checked})}
else if(e.type==="submit"){if(isOurs(t))queue(e)}
else if(b&&!(b.type==="submit"&&b.form)&&(!last||last.of!==b))kept.push({of:b})}
function isOurs(t){return !t.hasAttribute("method")}
function queue(e){var t=e.target,last=kept[kept.length-1];e.preventDefault();if(!last||last.of!==t)kept.push({of:t,by:e.submitter})}
function wait(e){if(kept.length&&isOurs(e.target)){e.stopImmediatePropagation();queue(e)}}
function again(k){var t=k.of;
if(!t.isConnected)return;
if("by" in k)t.requestSubmit(k.by);
else if(!("value" in k))t.click();
else if(k.isOn!==undefined&&/^(checkbox|radio)$/.test(t.type)){t.checked=!k.isOn;t.click()}
else{if("defaultValue" in t)t.value=t.defaultValue;Object.getOwnPropertyDescriptor(Object.getPrototypeOf(t),"value").set.call(t,k.value);["input","change"].forEach(function(type){t.dispatchEvent(new Event(type,{bubbles:true}))})}}
deeds.forEach(function(type){w.addEventListener(type,keep)});
w.addEventListener("submit",wait,true);
w.addEventListener("${ALIVE}",function(){w.setTimeout(function(){deeds.forEach(function(type){w.removeEventListener(type,keep)});w.removeEventListener("submit",wait,true);kept.splice(0).forEach(again)})},{once:true});
if(!code){root.dataset.whole="";return}
var start=code.dataset.start,line=navigator.connection,isFast=!line||!line.saveData&&line.effectiveType==="4g",mayFetch=false;
var isSoon=start==="painted"||start==="asked"&&"asked" in root.dataset||"session" in root.dataset;
function layOut(){var piece=d.querySelector(".below-fold:not([data-laid-out])");if(piece){piece.dataset.laidOut="";idle(layOut)}else if(mayFetch){mayFetch=false;link("prefetch",0,idle)}}
function wake(){layOut();if(isSoon)begin()}
function next(){mayFetch=isFast;wake()}
function painted(){w.requestAnimationFrame(function(){w.requestAnimationFrame(function(){w.setTimeout(next)})})}
if(d.readyState==="complete")painted();else w.addEventListener("load",painted);
w.setTimeout(wake,3000)
})(document,window);`.replaceAll('\n', '')

/** Takes what would run out of a rendered page, and leaves it for the script above. `mark`: of our scripts. */
export function codeOnDemand(html: string, mark: string, start: CodeStart): string {
  const preload = /<link (?=[^>]*rel="modulepreload")[^>]*href="([^"]+)"[^>]*>/g
  const data = new RegExp(`<script nonce="${mark}"(?=>window\\.__reactRouterContext\\b)`, 'g')
  const module = new RegExp(`<script (?=[^>]*nonce="${mark}")(?=[^>]*type="module")[^>]*>`)
  const files = [...html.matchAll(preload)].map((match) => match[1]).join(' ')
  const later = `<script nonce="${mark}" type="text/plain" data-later`
  return html
    .replaceAll(preload, '')
    .replaceAll(data, later)
    .replace(module, `${later} data-start="${start}" data-files="${files}">`)
}
