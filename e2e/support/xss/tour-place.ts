import { namesUser } from '#contract/safe-href.ts'
import { packed } from './packed.ts'
import { must, type Place, type PostingContext, partOf, type View } from './place.ts'

const text = (words: string, marks: object[] = []) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const link = (href: string) => ({ type: 'link', attrs: { href } })

/** The words, and a link that leads to them; who names a user in one is refused while it is written. */
const linked = (words: string) => (namesUser(words) ? [text(words)] : [text(words), text(' there', [link(words)])])

/** Each payload as words, as what a link leads to, as what one sees in a picture, as a film and as a formula. */
function documentOf(payloads: readonly string[], picture: string) {
  const [first = 'x', second = 'x'] = packed(payloads, 150)
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text(first)] },
      {
        type: 'bulletList',
        content: payloads.map((words) => ({
          type: 'listItem',
          content: [paragraph(...linked(words))],
        })),
      },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableHeader', content: [paragraph(text(first, [{ type: 'code' }]))] }],
          },
        ],
      },
      { type: 'blockquote', content: [paragraph(text(second, [{ type: 'bold' }, link(second)]))] },
      { type: 'image', attrs: { path: picture, alt: packed(payloads, 490)[0] } },
      { type: 'video', attrs: { host: 'youtube', id: 'dQw4w9WgXcQ', title: first, captions: packed(payloads, 58)[0] } },
      { type: 'formulaBlock', attrs: { latex: '\\text{<img src=x onerror=alert(1)>} x^2', spoken: second } },
    ],
  }
}

/** So many payloads make about 150 KB of a text. */
const perTour = 400
const slugs = ['palace-walls-to-ginza', 'hakone-for-art', 'five-lakes-slowly', 'old-tokyo-before-lunch'] as const

/** Tours with payloads in everything that is written about them, published: visitors read them from the server's own HTML. */
export const tours: Place = {
  name: 'tours: their words, links, pictures, films, formulas, stops and lists',
  async post(context) {
    const views: View[] = [
      { as: 'visitor', path: '/tour/grid', shows: [] },
      { as: 'visitor', path: '/', shows: [] },
      { as: 'admin', path: '/admin/tour/list', shows: [] },
    ]
    const shares = Array.from({ length: Math.ceil(context.payloads.length / perTour) }, (_, at) =>
      context.payloads.slice(at * perTour, (at + 1) * perTour),
    )
    if (shares.length > slugs.length) throw new Error('Name more tours: each takes only so many payloads.')
    for (const [at, share] of shares.entries()) {
      const slug = slugs[at] ?? ''
      await publish(context, slug, share, at)
      // The last of them too: so all are on the page.
      const shows = ['film', 'there', partOf(share.findLast((payload) => /\S{6}/.test(payload)))]
      views.push(
        { as: 'visitor', path: `/tour/detail/${slug}`, shows },
        { as: 'user', path: `/tour/detail/${slug}`, shows },
        { as: 'admin', path: `/admin/tour/edit/${slug}`, shows: [] },
      )
    }
    return views
  },
}

async function publish(context: PostingContext, slug: string, payloads: readonly string[], nth: number) {
  const edited = await must(context, 'GET', `/admin/tours/${slug}`, undefined, context.admin)
  const { draft } = edited
  const [items, notes] = [packed(payloads, 115), packed(payloads, 390)]
  const changed = {
    ...draft,
    details: documentOf(payloads, draft.pictures[0].path),
    title: packed(payloads, 60)[0],
    // No two tours have the same one.
    shortName: `"><svg/onload=alert(${nth})>`,
    summary: packed(payloads, 80)[1],
    included: items.slice(0, 5),
    notIncluded: items.slice(5, 8),
    planB: notes[0],
    pictures: draft.pictures.map((one: object, at: number) => ({ ...one, alt: notes[at % notes.length] })),
    stops: draft.stops.map((stop: object, at: number) => ({
      ...stop,
      note: notes[at % notes.length],
      name: packed(payloads, 95)[at],
    })),
  }
  const body = { version: edited.version, draft: changed }
  const { version } = await must(context, 'PUT', `/admin/tours/${edited.id}/draft`, body, context.admin)
  const { problems } = await must(context, 'POST', `/admin/tours/${edited.id}/publish`, { version }, context.admin)
  if (problems.length > 0) throw new Error(`The tour cannot be published: ${JSON.stringify(problems).slice(0, 800)}`)
}
