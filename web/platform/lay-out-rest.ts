/**
 * What is below the fold (see `below-fold` in app.css) is laid out in three ways: here, in the document itself, what
 * comes into view or near; `layOutRest` does the rest; and whoever touches the page has it whole at once. Should the code
 * never arrive, everything is there after ten seconds. One constant, as its hash in the security policy must be.
 */
export const layOutNearScript = /* @__PURE__ */ `(function(d,w){
var near=new IntersectionObserver(function(seen){seen.forEach(function(s){if(s.isIntersecting){s.target.setAttribute("data-laid-out","");near.unobserve(s.target)}})},{rootMargin:"-1px 0px"});
d.querySelectorAll(".below-fold").forEach(function(piece){near.observe(piece)});
w.setTimeout(function(){near.disconnect();d.documentElement.dataset.whole=""},10000)
})(document,window);`.replaceAll('\n', '')

/**
 * Lays out what is below the fold (see `below-fold` in app.css) piece by piece while the browser has nothing else to
 * do, so that no piece makes anybody wait, and the page soon has its true height.
 */
export function layOutRest() {
  const root = document.documentElement
  // Safari knows no idle callbacks; a pause between two pieces is nearly as good.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : (next: () => void) => setTimeout(next, 50)
  const layOutNext = () => {
    if ('whole' in root.dataset || 'touched' in root.dataset) return
    const next = document.querySelector('.below-fold:not([data-laid-out])')
    if (next) {
      next.setAttribute('data-laid-out', '')
      whenIdle(layOutNext)
    } else {
      root.dataset.whole = ''
    }
  }
  whenIdle(layOutNext)
}
