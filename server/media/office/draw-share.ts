import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addJob } from '#server/platform/jobs.ts'
import { cropForLinks } from '../crop-picture.ts'
import { replaceUploadedFile } from '../uploads.store.ts'

const task = 'media.draw-share'

interface Share {
  path: string
  focus: string
}

/** What links to a page show of its picture keeps the point that the page keeps. Our prints bring theirs along. */
export async function drawShareLater(db: Database, { path, focus }: Share): Promise<void> {
  if (path.startsWith('office/')) await addJob(db, task, { path, focus }, { key: `draw-share ${path}` })
}

async function drawShare({ db }: Context, payload: unknown): Promise<void> {
  const { path, focus } = payload as Share
  const bytes = await cropForLinks(db, path, focus)
  if (bytes) await replaceUploadedFile(db, path, 'share.jpg', bytes)
}

export const shareTasks = { [task]: drawShare }
