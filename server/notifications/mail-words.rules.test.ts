import { expect, test } from 'vitest'
import { html, htmlLines } from './html.rules.ts'
import { greeting, longDay, refundSteps, shortDay, timeOf } from './mail-words.rules.ts'

test('whatever is put into markup stays text, but for markup that was written here', () => {
  const evil = `<script>alert("x & 'y'")</script>`
  const inside = html`<b>${evil}</b>`
  expect(html`<p title="${evil}">${inside}${null}${[inside]}${3}</p>`.markup).toBe(
    '<p title="&lt;script&gt;alert(&quot;x &amp; &#39;y&#39;&quot;)&lt;/script&gt;">' +
      '<b>&lt;script&gt;alert(&quot;x &amp; &#39;y&#39;&quot;)&lt;/script&gt;</b>'.repeat(2) +
      '3</p>',
  )
  expect(htmlLines('one\r\n<two>\nthree').markup).toBe('one<br>&lt;two&gt;<br>three')
})

test('days and hours are said as Tokyo writes them, without moving by a zone', () => {
  expect(shortDay('2026-11-24T05:30:00+09:00')).toBe('Tue 24 Nov')
  expect(longDay('2026-03-01T00:10:00+09:00')).toBe('Sunday 1 March')
  expect(timeOf('2026-11-24T05:30:00+09:00')).toBe('05:30')
})

test('a person is greeted by the whole name, of which nobody takes a part for the first', () => {
  expect(greeting('Eleanor Marsh')).toBe('Dear Eleanor Marsh')
  expect(greeting("Zoë  O'Brien")).toBe("Dear Zoë O'Brien")
  for (const whole of ['María José Ferrer Puig', 'Eleanor', '山田 太郎', 'Dr. Marsh', 'E Marsh'])
    expect(greeting(whole)).toBe(`Dear ${whole}`)
})

test('what comes back falls with each step, and steps whose time is over are not offered', () => {
  const tiers = [
    { hoursBefore: 24, refundPercent: 50 },
    { hoursBefore: 48, refundPercent: 100 },
  ]
  const at = (now: string, heldYen = 130_201) =>
    refundSteps(tiers, { startsAt: '2026-11-24T05:30:00+09:00', heldYen, now }).map(({ until, back }) => [until, back])
  expect(at('2026-11-15T10:30:00+09:00')).toEqual([
    ['Until Sun 22 Nov, 05:30', '¥130,201 back'],
    ['Until Mon 23 Nov, 05:30', '¥65,101 back'],
    ['After that', 'nothing back'],
  ])
  expect(at('2026-11-22T05:30:00+09:00')).toEqual([
    ['Until Mon 23 Nov, 05:30', '¥65,101 back'],
    ['After that', 'nothing back'],
  ])
  expect(at('2026-11-23T06:00:00+09:00')).toEqual([['From now on', 'nothing back']])
})
