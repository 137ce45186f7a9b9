import { findNamedPictures } from '#server/media/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { isComingTouched } from '../coming/coming-things.store.ts'
import { writeNewThing } from '../coming/edit-coming.ts'
import { demoComingId } from './demo-coming-id.rules.ts'

/** The next month of this number, as 2027-03. */
function nextMonth(today: string, month: number): string {
  const year = Number(today.slice(0, 4)) + (Number(today.slice(5, 7)) < month ? 0 : 1)
  return `${year}-${String(month).padStart(2, '0')}`
}

export const plannedAt = (today: string) => [
  {
    title: 'Boats at Chidorigafuchi',
    text: 'We are arranging rowing boats under the blossom, with a guide on the bank and a flask of tea.',
    month: nextMonth(today, 3),
    picture: 'sakura-moat',
    news: 'The boats at Chidorigafuchi can be booked. They lie under the blossom for about ten days; the earliest hour is the stillest.',
    link: '/category-details/season-specials',
  },
  {
    title: 'A ryokan for the night',
    text: 'A room with dinner at three houses in Hakone, booked together with the car that takes you there and back.',
    month: nextMonth(today, 6),
    picture: 'hakone-torii',
    news: 'Three houses in Hakone keep rooms for our guests. Choose one beside your day, and the car comes back for you in the morning.',
    link: '/category-details/fuji-and-hakone',
  },
]

/** What the office of the demo plans. What it took away does not come back with the next start. */
export async function seedComing({ db, clock }: Context): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    if (await isComingTouched(tx)) return
    const planned = plannedAt(tokyoDayOf(at))
    const pictures = await findNamedPictures(tx, { names: planned.map(({ picture }) => picture) })
    for (const [index, { picture: named, ...words }] of planned.entries()) {
      const found = pictures.find(({ name }) => name === named)
      if (!found) continue
      const { path, alt, focus } = found
      const thing = { ...words, id: demoComingId(index + 1), announced: true, picture: { path, alt, focus } }
      await writeNewThing(tx, thing, { by: null, at })
    }
  })
}
