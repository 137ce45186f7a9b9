import { proposeHour } from '#contract/dispatch-moves.ts'
import { call } from '#web/platform/api.ts'
import { useAsked } from '#web/platform/use-asked.ts'

export type HourAsked = ReturnType<typeof useHourProposal>

/** What an hour would cost, and the version of the booking that it is about; asked anew when any of it is another one. */
export function useHourProposal(
  reference: string,
  version: number,
  startsAt: string | null,
  prefer: readonly string[],
) {
  const input = startsAt === null ? null : { reference, version, startsAt, prefer: [...prefer] }
  return useAsked(
    input && {
      key: JSON.stringify(input),
      ask: async () => ({ ...(await call(proposeHour, input)), version }),
    },
  )
}
