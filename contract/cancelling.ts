import * as z from 'zod/mini'
import { cancelCauses, cancelEvents } from './cancel-words.ts'

/** Who cancels a day, and why: it sets what goes back, what the guest reads and what is counted. */

export const CancelCause = z.enum(cancelCauses, 'Who cancels?')
export const CancelEvent = z.enum(cancelEvents, 'What happened?')

/** One sentence, which the guest reads. */
export const CancelReason = z._default(z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.')), '')
