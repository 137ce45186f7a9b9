import type { ReactNode } from 'react'
import { Icon, type IconDrawing } from '../icon.tsx'
import { TextLink } from '../text-link.tsx'

type NoticeProps = {
  icon: IconDrawing
  /** Where something can be done about it; stands at the end of the line. */
  action: { label: string; to: string }
  children: ReactNode
}

/** Something that waits for somebody to look at it, above the page that it belongs to. */
export function Notice({ icon, action, children }: NoticeProps) {
  return (
    <div className="mb-4 flex items-center gap-x-3.5 border-s-4 border-kohaku bg-kohaku-soft px-4.5 py-2.5 text-sm max-md:items-start">
      <Icon of={icon} className="text-kohaku max-md:mt-0.5" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-1">
        <p className="min-w-0 flex-1 basis-72">
          <bdi>{children}</bdi>
        </p>
        <TextLink to={action.to} className="inline-flex items-center max-md:min-h-11">
          {action.label}
        </TextLink>
      </div>
    </div>
  )
}
