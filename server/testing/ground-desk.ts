import type { TestAnnai } from './annai.ts'
import { signIn } from './scene.ts'

type Method = 'GET' | 'POST' | 'PUT'

/** Somebody of the office who changes where we drive. Answers as they come: status and body. */
export async function openGround(annai: Pick<TestAnnai, 'app' | 'ctx'>) {
  const { headers, userId } = await signIn(annai, 'admin')
  const ask = async (method: Method, path: string, payload?: object) => {
    const answer = await annai.app.inject({
      ...{ method, url: `/api/admin${path}`, headers },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { ask, headers, userId }
}

export type Ground = Awaited<ReturnType<typeof openGround>>

/** The names of the fields that a refusal speaks of. */
export const refusedFields = ({ body }: { body: { fields?: object } }) => Object.keys(body.fields ?? {})
