import { ApiError } from '#contract/call.ts'

/** Asks whoever is there to show once more who they are; whether they did. */
type Asker = () => Promise<boolean>

let asker: Asker | null = null
let asking: Promise<boolean> | null = null

/** Who asks while a page of the office is open; ends with what it answers. */
export function askForProofBy(how: Asker): () => void {
  asker = how
  return () => {
    if (asker === how) asker = null
  }
}

/** Makes a call, and makes it once more after a proof where one is needed. Several that need one share it. */
export async function withProof<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'platform.proof-needed' || !asker) throw error
    asking ??= asker().finally(() => {
      asking = null
    })
    if (!(await asking)) throw error
    return make()
  }
}
