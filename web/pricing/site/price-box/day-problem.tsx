import { CircleAlert } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'

/** Why the day that the address names cannot be had. */
export function DayProblem({ children }: { children: string }) {
  return (
    <span className="flex items-start gap-1.5 text-sm text-beni">
      <Icon of={CircleAlert} dense className="mt-[3px]" />
      <bdi>{children}</bdi>
    </span>
  )
}
