import { ApiError } from '#contract/call.ts'

/**
 * A refusal names the figure inside a field: 'loads.3.largeCases'. The form tells it at the field; what it says first
 * is said.
 */
export async function atFields<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const fields: Record<string, string> = {}
    for (const [path, told] of Object.entries(error.fields)) fields[path.split('.')[0] ?? path] ??= told
    throw new ApiError(error.status, { error: error.message, code: error.code, fields })
  }
}
