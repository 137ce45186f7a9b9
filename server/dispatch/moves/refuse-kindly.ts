import { insideSentence } from '#core/inside-sentence.ts'
import { AppError } from '#server/platform/app-error.ts'

/** The desk of one booking refuses in words of its own; on the board whoever is meant is named, too. */
export async function refuseKindly<T>(deed: Promise<T>): Promise<T> {
  try {
    return await deed
  } catch (error) {
    throw error instanceof AppError ? asOnBoard(error) : error
  }
}

function asOnBoard(error: AppError): AppError {
  const { why, name, atLength } = error.details as { why?: string; name?: string | null; atLength?: string }
  switch (error.code) {
    case 'office.changed-meanwhile':
      return new AppError('dispatch.changed-meanwhile')
    case 'booking.nothing-to-change':
      return new AppError('dispatch.not-possible', { why: 'Nothing would change.' })
    case 'booking.crew-not-possible':
      return new AppError('dispatch.not-possible', {
        why: name ? `Not with ${name}: ${insideSentence(atLength ?? why ?? '')}` : (why ?? ''),
      })
    default:
      return error
  }
}
