import { previewAbsence } from '#contract/dispatch-absences.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'

/** Which jobs would be lost, null until it is known; and the first after it that would stay. */
export function useAbsencePreview(resourceId: string | null, from: string | null, until: string | null) {
  const { answer, isCurrent, failure } = useAsked(
    resourceId && from && until ? questionOf(previewAbsence, { resourceId, from, until }) : null,
  )
  const { jobs = null, next = null } = (isCurrent && answer) || {}
  return { jobs, next, failure }
}
