/** Where the document keeps the code of its page until it is wanted. */
const codeId = 'code-of-this-page'

/** Told by the page when it has come to life. */
export const ALIVE = 'annai:alive'

/**
 * A public page is whole without its code: links, forms and pictures work. So the words and the first picture come
 * first, and the code is fetched once the page has been painted, or as soon as somebody points, presses or types. What
 * was pressed in between, and needs the code, is pressed again when the page has come to life; that somebody was there
 * stays written on the document (`data-touched`). A pointer that only rests where the page appeared is nobody: browsers
 * tell of it as a move by nothing. One constant, so that its hash in the security policy is constant too.
 */
export const startCodeScript = /* @__PURE__ */ `(function(d,w){
var code=d.getElementById("${codeId}"),signs=["pointerdown","pointermove","keydown","focusin"],begun=false,pressed=null;
function begin(){
if(begun||!code)return;begun=true;
var files=code.dataset.files.split(" ");
function ask(){var l=d.createElement("link");l.rel="modulepreload";l.href=files.shift();d.head.append(l);if(files[0])w.setTimeout(ask);else run()}
function run(){var s=d.createElement("script");s.type="module";s.textContent=code.textContent;d.head.append(s)}
ask()}
function press(e){var b=e.target.closest&&e.target.closest("button,[role=button]");if(b&&b.type!=="submit")pressed=b}
function touch(e){if(e.type==="pointermove"&&!e.movementX&&!e.movementY)return;signs.forEach(function(s){w.removeEventListener(s,touch,true)});d.documentElement.dataset.touched="";begin()}
signs.forEach(function(s){w.addEventListener(s,touch,{capture:true,passive:true})});
w.addEventListener("click",press,true);
w.addEventListener("${ALIVE}",function(){w.removeEventListener("click",press,true);if(pressed&&pressed.isConnected)pressed.click()},{once:true});
function painted(){w.requestAnimationFrame(function(){w.requestAnimationFrame(function(){w.setTimeout(begin)})})}
if(d.readyState==="complete")painted();else w.addEventListener("load",painted);
w.setTimeout(begin,3000)
})(document,window);`.replaceAll('\n', '')

/** Takes what would fetch the code out of a rendered page, and leaves it for the script above. `mark`: of our scripts. */
export function codeOnDemand(html: string, mark: string): string {
  const preload = /<link (?=[^>]*rel="modulepreload")[^>]*href="([^"]+)"[^>]*>/g
  const start = new RegExp(`<script (?=[^>]*nonce="${mark}")(?=[^>]*type="module")[^>]*>`)
  const files = [...html.matchAll(preload)].map((match) => match[1]).join(' ')
  return html
    .replaceAll(preload, '')
    .replace(start, `<script nonce="${mark}" type="text/plain" id="${codeId}" data-files="${files}">`)
}
