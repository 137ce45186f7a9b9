import { expect, test } from 'vitest'
import { shareTestAnnai } from './testing/annai.ts'
import { headlineOf, titleOf } from './testing/read-html.ts'

// How such a page is drawn and goes on is tried in e2e/unkind-addresses.spec.ts, with the worst of them.

const annai = shareTestAnnai({ demo: true }, ({ app }) => app.inject('/faq'))

const unkind = {
  'ten thousand characters': `q=${'garden%20'.repeat(1430)}`,
  quotes: `q=${encodeURIComponent(`"'\`“”`)}`,
  'per cent signs': 'q=%25%25_%5C&from=%25',
  emoji: `q=${encodeURIComponent('🗻🍣'.repeat(60))}`,
  SQL: `q=${encodeURIComponent("'; DROP TABLE tours; --")}`,
  HTML: `q=${encodeURIComponent('<img src=x onerror="document.title=1"><script>document.title=2</script>')}`,
  'control characters': 'q=%00%1b&from=%00',
  'filters that do not exist':
    'line=atlantis&length=endless&walking=flying&season=monsoon&guide=robot&room=5&sort=luck&colour=red',
  'days that do not exist': 'day=2026-02-30&guests=1000',
  'page -1': 'page=-1',
  'page 1e9': 'page=1e9',
  'page x': 'page=x',
  'prices the wrong way round': 'min=99999999999&max=-4',
  'hundreds of lines': Array.from({ length: 300 }, (_, index) => `line=line-${index}`).join('&'),
  'broken escapes': 'q=%E0%A4%A',
}

test.each(Object.entries(unkind))('an address with %s is answered with tours or a way to them', async (_, query) => {
  const { statusCode, body } = await annai().app.inject(`/tour/grid?${query}`)
  expect(statusCode).toBe(200)
  expect(headlineOf(body)).toMatch(/^\d+ tours?\b/)
  expect(titleOf(body)).toMatch(/^All tours · /)
  expect(body).toMatch(/<article\b|<h2[^>]*>Nothing fits/)
  expect(body).not.toContain('<img src=x')
})
