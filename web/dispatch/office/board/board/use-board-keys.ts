import { addDays } from '#core/days.ts'
import { useKeys } from '#web/platform/keys.ts'
import { usePreferences } from '#web/platform/preferences.ts'
import { useMay } from '#web/platform/rights.ts'
import type { BoardAddress } from './board-address.ts'

type BoardKeys = {
  day: string
  address: BoardAddress
  go: (part: Partial<BoardAddress>) => void
  onAway: () => void
}

/** Arrows belong to whatever has the focus: a bar, a choice, a month. They turn the days only where nothing has it. */
const isFree = ({ target }: KeyboardEvent) =>
  target === document.body || (target instanceof HTMLElement && target.id === 'main')

/** The keys of the whole board; those of the bars come from picking up. */
export function useBoardKeys({ day, address, go, onAway }: BoardKeys) {
  const { direction } = usePreferences()
  const may = useMay()
  const { days, view } = address
  const before = () => go({ day: addDays(day, -days) })
  const after = () => go({ day: addDays(day, days) })
  const when = (run: () => void) => (event: KeyboardEvent) => {
    if (isFree(event)) run()
  }
  const isRtl = direction === 'rtl'
  useKeys({
    T: { does: 'Today', run: () => go({ day: null }) },
    '[': { does: 'The days before', run: before },
    ']': { does: 'The days after', run: after },
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: { does: 'The days before, while no bar is chosen', run: when(before) },
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: { does: 'The days after, while no bar is chosen', run: when(after) },
    '1': { does: 'One day', run: () => go({ days: 1 }) },
    '3': { does: 'Three days', run: () => go({ days: 3 }) },
    '7': { does: 'A week', run: () => go({ days: 7 }) },
    V: {
      does: view === 'table' ? 'Show as a board' : 'Show as a table',
      run: () => go({ view: view === 'table' ? 'board' : 'table' }),
    },
    ...(may('change:board') && { A: { does: 'Ill, leave, repair', run: onAway } }),
  })
}
