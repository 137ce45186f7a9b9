import { expect, test } from 'vitest'
import { codeOnDemand, startCodeScript } from './start-code.ts'

const mark = 'f00d'
const head = `<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/root.css"/>
<link rel="modulepreload" href="/assets/b.js"/><script nonce="${mark}">paint()</script>`
const data = `window.__reactRouterContext = {};`
const page = `<head>${head}</head><body><script nonce="${mark}">${data}</script>
<script nonce="${mark}" type="module" async="">import "/assets/a.js"</script>
<script type="application/ld+json">{}</script><script>window.__reactRouterContext = "strange"</script></body>`

test('what would fetch and run the code of a page waits in it, and nothing else does', () => {
  const html = codeOnDemand(page, mark, 'somebody')
  expect(html).not.toContain('modulepreload')
  expect(html).not.toContain('type="module"')
  const later = `<script nonce="${mark}" type="text/plain" data-later`
  expect(html).toContain(`${later}>${data}</script>`)
  expect(html).toContain(
    `${later} data-start="somebody" data-files="/assets/a.js /assets/b.js">import "/assets/a.js"</script>`,
  )
  expect(html).toContain(`<script nonce="${mark}">paint()</script>`)
  expect(html).toContain('<link rel="stylesheet" href="/assets/root.css"/>')
  // Without the mark it is none of ours, and never run by us.
  expect(html).toContain('<script>window.__reactRouterContext = "strange"</script>')
  expect(html.match(/data-later/g)).toHaveLength(2)
})

test('the script that starts the code is one line, and small', () => {
  expect(startCodeScript).not.toContain('\n')
  expect(startCodeScript.length).toBeLessThan(4 * 1024)
  expect(() => new Function(startCodeScript)).not.toThrow()
})
