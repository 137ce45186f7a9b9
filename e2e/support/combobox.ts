import { expect, type Locator } from '@playwright/test'

/**
 * Types into a combobox and takes the one answer that is left, by key: the list moves while it gets shorter, and a
 * pointer that is quicker than any hand would miss it and close the list.
 */
export async function takeTyped(combobox: Locator, text: string): Promise<void> {
  await combobox.fill(text)
  await expect(combobox.page().getByRole('option')).toHaveCount(1)
  await combobox.press('ArrowDown')
  await combobox.press('Enter')
  await expect(combobox).toHaveAttribute('aria-expanded', 'false')
  await expect(combobox).toHaveValue(text)
}
