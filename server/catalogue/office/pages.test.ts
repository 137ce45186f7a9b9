import { expect, onTestFinished, test, vi } from 'vitest'
import { listenToAnnouncements } from '#server/platform/announcements.ts'
import { shareTestAnnai, startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { soon } from '#server/testing/soon.ts'
import { openDesk } from '#server/testing/tour-desk.ts'

/** As main.ts does: a process drops its warm pages when any process says that they are old. */
/** A busy machine may take a while to pass the word on. */

async function listening(annai: TestAnnai): Promise<TestAnnai> {
  const announcements = listenToAnnouncements(annai.databaseUrl, annai.ctx.log)
  onTestFinished(() => announcements.close())
  announcements.on('pages', () => annai.pages.clear())
  await announcements.ready
  return annai
}

/** The first page reads all code of the pages, which is no part of the promise. */
const first = shareTestAnnai({ demo: true }, ({ app }) => app.inject('/not-found'))

test('two processes with warm pages: both show what is published, an old address leads on for good in both', async () => {
  const one = await listening(first())
  const other = await listening(await startTestAnnai({ demo: true, databaseUrl: one.databaseUrl }))
  const desk = await openDesk(one)
  const [from, to] = ['kamakura-and-the-great-buddha', 'kamakura-by-the-sea']
  const page = async (annai: TestAnnai, url: string) => annai.app.inject(url)
  const title = 'Kamakura, seen anew'
  for (const annai of [one, other]) expect((await page(annai, `/tour/detail/${from}`)).statusCode).toBe(200)

  const edited = await desk.tour(from)
  await desk.save(edited, { title, slug: to })
  for (const annai of [one, other]) expect((await page(annai, `/tour/detail/${from}`)).body).not.toContain(title)
  await desk.publish(edited.id, 1)
  for (const annai of [one, other]) {
    await vi.waitFor(async () => expect((await page(annai, `/tour/detail/${from}`)).statusCode).toBe(308), soon)
    expect((await page(annai, `/tour/detail/${to}`)).body).toContain(title)
    for (const place of ['/tour/detail', '/tour/booking']) {
      const { statusCode, headers } = await page(annai, `${place}/${from}`)
      expect([statusCode, headers.location]).toEqual([308, `${place}/${to}`])
    }
  }

  const line = (await desk.ask('GET', '/categories/evenings')).body as Record<string, unknown>
  const form = Object.fromEntries(
    ['name', 'letter', 'summary', 'description', 'state', 'picture', 'version'].map((field) => [field, line[field]]),
  )
  await desk.ask('PUT', `/categories/${line.id}`, { ...form, slug: 'after-five' })
  const led = await page(other, '/category-details/evenings')
  expect([led.statusCode, led.headers.location]).toEqual([308, '/category-details/after-five'])
  // Control: what was never an address of anything is not found, as before.
  expect((await page(one, '/tour/detail/never-was')).headers.location).toBe('/not-found')
})

test('a new telephone and e-mail of the desk stand on a page that was warm', async () => {
  const annai = await listening(first())
  const desk = await openDesk(annai)
  const page = async () => (await annai.app.inject('/contact-us')).body
  expect(await page()).toContain('href="tel:+81300000000"')
  const { history: _, ...company } = (await desk.ask('GET', '/settings/company')).body as Record<string, unknown>
  const changed = { ...company, telephone: '+81 3 1111 2222', email: 'us@annai.example' }
  expect((await desk.ask('PUT', '/settings/company', changed)).status).toBe(200)
  await vi.waitFor(async () => {
    const words = await page()
    for (const told of ['href="tel:+81311112222"', 'href="mailto:us@annai.example"']) expect(words).toContain(told)
    expect(words).not.toContain('0000 0000')
  }, soon)
})
