import { expect } from '@playwright/test'
import { htmlFaults } from './support/html-checker.ts'
import { keepDocument } from './support/kept-html.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

// Every page, as it is sent and as it is drawn (every-page.spec.ts), what journeys end on, what is answered beside them and
// the mails that they cause are checked when all of them are through (support/kept-html.ts).

test('what the server answers beside its pages is HTML, and kept to be checked with them', async ({ request }) => {
  for (const path of [
    '/api/docs',
    '/no-such-page',
    '/tour/detail/no-such-tour',
    '/cabs/list?from=nowhere',
    '/tour/grid?page=99',
  ]) {
    const answer = await request.get(productUrl() + path)
    expect(answer.headers()['content-type'], path).toContain('text/html')
    await keepDocument(`${path} as sent`, await answer.text())
  }
})

test('the checker finds what it is asked to find', async () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`
  const wrong = {
    'div in span': '<span><div>x</div></span>',
    'bdi in time': '<time><bdi>05:00</bdi></time>',
    'span in ol': '<ol><span></span><li>x</li></ol>',
    'placeholder of a date': '<input type="date" placeholder="x" aria-label="x">',
    'type of a textarea': '<textarea type="text" aria-label="x"></textarea>',
    'empty meta': '<meta id="x">',
  }
  const documents = new Map(Object.entries(wrong).map(([name, body]) => [name, page(body)]))
  documents.set('nothing wrong', page('<p>x</p>'))
  const faults = await htmlFaults(documents)
  expect([...new Set(faults.map((fault) => fault.split(':')[0]))].toSorted()).toEqual(Object.keys(wrong).toSorted())
})
