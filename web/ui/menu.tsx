import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import {
  Menu as AriaMenu,
  Header,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components/Menu'
import { useHref, useNavigate } from 'react-router'
import { cx } from './cx.ts'
import { Icon, type IconDrawing } from './icon.tsx'
import { POPOVER_LOOK, ROW_LOOK } from './options.tsx'

export type MenuEntry = {
  id: string
  label: string
  detail?: string
  icon?: IconDrawing
  /** A place in the site; without it, the entry is an action. */
  to?: string
  onAction?: () => void
  /** Crimson, for what cannot be taken back. */
  isDanger?: boolean
  isDisabled?: boolean
}
export type MenuGroup = {
  id: string
  title?: string
  entries: MenuEntry[]
  /** Makes the group a choice of one: the chosen entry carries a tick, and choosing leaves the menu open. */
  chosen?: string
  onChoose?: (id: string) => void
}

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  label: string
  groups: MenuGroup[]
  placement?: 'bottom start' | 'bottom end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Actions and places behind one button. Arrow keys, Home, End and typing find an entry. */
export function Menu({ trigger, label, groups, placement = 'bottom end', isOpen, onOpenChange }: MenuProps) {
  const navigate = useNavigate()
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover offset={6} placement={placement} className={cx(POPOVER_LOOK, 'min-w-56 max-w-80')}>
        <RouterProvider navigate={navigate} useHref={useHref}>
          <AriaMenu aria-label={label} autoFocus="first" className="max-h-[inherit] overflow-auto p-1.5 outline-none">
            {groups.flatMap((group, index) => [
              index > 0 && <Separator key={`${group.id}-line`} className="mx-3 my-1.5 border-t border-line" />,
              <MenuSection key={group.id} id={group.id} aria-label={group.title ?? label} {...choice(group)}>
                {group.title && <Header className="px-3 pt-2 pb-1 text-label text-ink-3">{group.title}</Header>}
                {group.entries.map((entry) => (
                  <Entry key={entry.id} {...entry} />
                ))}
              </MenuSection>,
            ])}
          </AriaMenu>
        </RouterProvider>
      </Popover>
    </MenuTrigger>
  )
}

function choice({ chosen, onChoose }: MenuGroup) {
  if (chosen === undefined) return {}
  return {
    selectionMode: 'single' as const,
    disallowEmptySelection: true,
    shouldCloseOnSelect: false,
    selectedKeys: [chosen],
    onSelectionChange: (keys: 'all' | Set<string | number>) => {
      for (const key of keys) onChoose?.(String(key))
    },
  }
}

function Entry({ id, label, detail, icon, to, onAction, isDanger, isDisabled }: MenuEntry) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      href={to}
      onAction={onAction}
      isDisabled={isDisabled}
      className={cx(ROW_LOOK, 'min-h-11 py-2.5', isDanger && 'text-beni', to && 'cursor-pointer')}
    >
      {({ isSelected }) => (
        <>
          {icon && <Icon of={icon} dense className="mt-0.5" />}
          <span className="min-w-0 flex-1">
            {label}
            {detail && <span className="block text-xs text-ink-3">{detail}</span>}
          </span>
          {isSelected && <Icon of={Check} dense className="mt-0.5 text-ai" />}
        </>
      )}
    </MenuItem>
  )
}
