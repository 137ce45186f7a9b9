import type { GroundList } from '#contract/ground-imports.ts'
import type { ImportPage, ImportView } from '#contract/imports.ts'
import type { TestAnnai } from './annai.ts'
import { type Ground, openGround } from './ground-desk.ts'

/** Somebody of the office who takes lists of where we drive out as files, and brings files in. */
export async function openImports(annai: Pick<TestAnnai, 'app' | 'ctx'>) {
  const desk: Ground = await openGround(annai)

  /** As the browser sends it: the file is the body. Answers as it comes. */
  const send = async (list: GroundList, content: string | Buffer, fileName = 'list.csv') => {
    const answer = await annai.app.inject({
      method: 'POST',
      url: `/api/admin/ground-imports?${new URLSearchParams({ list, fileName })}`,
      headers: { ...desk.headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(content),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const page = async (id: string, query = ''): Promise<ImportPage> =>
    (await desk.ask('GET', `/ground-imports/${id}${query}`)).body
  /** Brings a file that is read at once, and what it would change. */
  const bring = async (list: GroundList, content: string | Buffer): Promise<ImportPage> => {
    const { status, body } = await send(list, content)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return page((body as ImportView).id)
  }
  const putIn = (id: string) => desk.ask('POST', `/ground-imports/${id}/put-in`, {})
  const again = (id: string, more: object = {}) =>
    desk.ask('POST', `/ground-imports/${id}/again`, { encoding: null, separator: null, ...more })
  const open = async (link: string) => (await annai.app.inject({ url: `/api${link}` })).body
  const takeOut = async (list: GroundList) => open((await desk.ask('POST', `/${list}/file`, {})).body.link)
  const badLines = async (id: string) => open((await desk.ask('POST', `/ground-imports/${id}/bad-lines`, {})).body.link)
  return { ...desk, send, bring, page, putIn, again, takeOut, badLines }
}

export type Imports = Awaited<ReturnType<typeof openImports>>
