import type { CrewDay } from '#contract/crew-day.ts'
import type { Board, BoardRow } from '#contract/dispatch.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import type { TestAnnai } from './annai.ts'
import { boardDesk } from './board-desk.ts'
import { get } from './bookings.ts'
import { atTime, type SignedIn, signIn } from './scene.ts'

export const rowOf = ({ rows }: Board, id: string): BoardRow => {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Error('No such row.')
  return row
}

/** The desk on a day with crews on the road, and what the board and the crews' pages show of it. */
export const roadDesk = (annai: () => TestAnnai) => ({
  /** What the office does and sees at an hour: a session made earlier may have ended by then. */
  deskAt: <T>(
    day: string,
    hour: string,
    work: (desk: ReturnType<typeof boardDesk>, signedIn: SignedIn) => Promise<T>,
  ) =>
    atTime(annai(), tokyoInstant(day, hour), async () => {
      const signedIn = await signIn(annai(), 'admin')
      return work(boardDesk(annai(), signedIn), signedIn)
    }),
  boardOf: async (day: string, { headers }: SignedIn): Promise<Board> =>
    (await get(annai(), `/admin/dispatch?day=${day}`, headers)).body,
  sheetOf: async (day: string, id: string, { headers }: SignedIn): Promise<CrewDay> => {
    const { body } = await get(annai(), `/admin/dispatch/sheets?day=${day}&resourceId=${id}`, headers)
    return body.sheets[0]
  },
})
