import { bookingDetails, detailNames, forDetails, plainDetails } from '#core/booking-details.ts'
import { uncapitalized } from '#core/words.ts'
import type { Missing } from '#web/platform/use-faults.ts'
import { askFor } from './ask-for.ts'

/** "Room number: at most 20 characters.", for the list above the form; at the field, its label says which it is. */
export function sayWhichField(fault: Missing, which: string): Missing {
  const { message } = fault
  return { ...fault, inList: `${which}: ${uncapitalized(message)}` }
}

/** The fields whose faults may be a bare length, which says nothing of the field. All others name it themselves. */
const names: Record<string, string> = {
  ...forDetails(detailNames, (name) => bookingDetails[name].label),
  ...forDetails(plainDetails, (name) => askFor(name).label),
  note: 'Your note',
  leadName: 'Full name',
}

export function sayLengthsOf(fault: Missing): Missing {
  const name = names[fault.fieldId]
  return name && /\d characters\.$/.test(fault.message) ? sayWhichField(fault, name) : fault
}
