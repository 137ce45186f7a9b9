import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { cx } from './cx.ts'
import { Icon, type IconDrawing } from './icon.tsx'
import { TAB_LIST, TAB_WORD } from './tab-look.ts'

export type TabEntry = { id: string; label: string; icon?: IconDrawing; panel: ReactNode; isDisabled?: boolean }

type TabsProps = {
  label: string
  tabs: TabEntry[]
  selected?: string
  defaultSelected?: string
  onSelect?: (id: string) => void
  className?: string
}

/** Plain words above what they show; the chosen one is underlined in vermilion. */
export function Tabs({ label, tabs, selected, defaultSelected, onSelect, className }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={(id) => onSelect?.(String(id))}
      className={className}
    >
      <TabList aria-label={label} className={TAB_LIST}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            isDisabled={tab.isDisabled}
            className={({ isSelected, isDisabled }) => cx(TAB_WORD, tone(isSelected, isDisabled), '-outline-offset-2')}
          >
            {tab.icon && <Icon of={tab.icon} dense />}
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="pt-5">
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

function tone(isSelected: boolean, isDisabled: boolean) {
  if (isDisabled) return 'cursor-not-allowed border-transparent text-edge'
  return isSelected
    ? 'border-shu text-ink'
    : 'cursor-pointer border-transparent text-ink-2 hover:border-line hover:text-ink'
}
