import * as z from 'zod/mini'
import { findCrewContacts } from '#server/fleet/index.ts'
import { mailLeaveAnswer, mailLeaveAsked } from '#server/notifications/index.ts'
import type { Context } from '#server/platform/context.ts'
import { mailTasks } from '#server/platform/installation.ts'
import type { TaskList } from '#server/platform/jobs.ts'
import { daysInWords, spanInWords } from './leave.rules.ts'
import { findRequest } from './leave-requests.store.ts'

const Named = z.object({ requestId: z.uuid() })

async function findWritten(ctx: Context, payload: unknown) {
  const request = await findRequest(ctx.db, Named.parse(payload).requestId)
  const contact = request && (await findCrewContacts(ctx.db, [request.resourceId])).get(request.resourceId)
  return request && contact?.inService ? { request, contact } : null
}

async function sendAsked(ctx: Context, payload: unknown): Promise<void> {
  const found = await findWritten(ctx, payload)
  if (found?.request.state !== 'asked') return
  const { request, contact } = found
  await mailLeaveAsked(ctx, {
    ...{ id: request.id, name: contact.name, email: contact.email, days: spanInWords(request), words: request.words },
  })
}

async function sendAnswer(ctx: Context, payload: unknown): Promise<void> {
  const found = await findWritten(ctx, payload)
  if (!found?.contact.email) return
  const { request, contact } = found
  if (request.state !== 'granted' && request.state !== 'refused') return
  await mailLeaveAnswer(ctx, {
    ...{ id: request.id, to: contact.email, name: contact.name, nameJa: contact.nameJa, words: request.answer },
    ...{
      days: spanInWords(request),
      granted: request.grantedDays.length > 0 ? daysInWords(request.grantedDays) : null,
    },
  })
}

export const leaveTasks: TaskList = mailTasks({
  'dispatch.mail-leave-asked': { send: sendAsked },
  'dispatch.mail-leave-answer': { send: sendAnswer },
})
