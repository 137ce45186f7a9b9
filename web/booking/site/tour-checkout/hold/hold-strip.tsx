import { HoldStrip as Strip } from '../../checkout/hold-strip.tsx'
import { type AnsweredHold, spanOf } from './hold-record.ts'
import type { Hold } from './use-hold.ts'

/** Until when the day is held. */
export const HoldStrip = ({ hold, record }: { hold: Hold; record: AnsweredHold }) => (
  <Strip
    held="Car, chauffeur and guide are held for you"
    span={spanOf(record)}
    canExtend={record.answer.booking.canExtendHold}
    nowMs={hold.nowMs}
    extend={hold.extend}
    onRefused={hold.ask}
  />
)
