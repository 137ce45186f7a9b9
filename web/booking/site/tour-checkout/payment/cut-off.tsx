import { CutOff as Notice } from '../../checkout/cut-off.tsx'
import { type AnsweredHold, endOf } from '../hold/hold-record.ts'
import type { Hold } from '../hold/use-hold.ts'

/** The connection is gone and the hold is not. */
export const CutOff = ({ hold, record }: { hold: Hold; record: AnsweredHold }) => (
  <Notice held="The day" until={endOf(record)} onRetry={hold.ask} />
)
