import type { TourDraft } from '#contract/tour-draft.ts'
import type { EditedTour } from '#contract/tour-editing.ts'
import type { TestAnnai } from './annai.ts'
import { type SignedIn, signIn } from './scene.ts'

type Answer = { status: number; body: never }

/** Somebody of the office, with the calls of the editor. */
export async function openDesk(annai: Pick<TestAnnai, 'app' | 'ctx'>) {
  const person: SignedIn = await signIn(annai, 'admin')
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const answer = await annai.app.inject({
      ...{ method, url: `/api/admin${path}`, headers: person.headers },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json()) as never } as Answer
  }
  const tour = async (which: string): Promise<EditedTour> => (await ask('GET', `/tours/${which}`)).body
  return {
    ...person,
    ask,
    tour,
    save: (edited: EditedTour, change: Partial<TourDraft>, version = edited.version) =>
      ask('PUT', `/tours/${edited.id}/draft`, { version, draft: { ...edited.draft, ...change } }),
    publish: (id: string, version: number, at?: string) =>
      ask('POST', `/tours/${id}/publish`, { version, ...(at === undefined ? {} : { at }) }),
    /** Saves and publishes, as far as nothing stands against it. */
    async change(which: string, change: Partial<TourDraft>) {
      const edited = await tour(which)
      const saved = await this.save(edited, change)
      const { version } = saved.body as { version: number }
      return this.publish(edited.id, version)
    },
  }
}

export const words = (text: string): TourDraft['details'] => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
