import type { Locator, Page } from '@playwright/test'

export const field = (page: Page | Locator, name: string | RegExp) => page.getByRole('textbox', { name })

/** A day that begins and ends at the guest's hotel, drawn in the middle of the city. */
export async function placeEnds(page: Page): Promise<void> {
  for (const end of ['Pick-up', 'End of the day']) {
    await page.getByRole('combobox', { name: end, exact: true }).fill('Your hotel')
    await page.getByRole('button', { name: `${end}: place on the map` }).click()
    await field(page, 'Point on the map').last().fill('35.6812, 139.7671')
    await page.getByRole('button', { name: `${end}: place on the map` }).click()
  }
}

/** The first stop, at a point of the map. */
export async function addFirstStop(page: Page, place: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a stop' }).click()
  await page.getByRole('combobox', { name: 'Place of stop 1' }).fill(place)
  await page.getByRole('button', { name: 'Set its point' }).click()
  await field(page, 'Point on the map').fill('35.7148, 139.7967')
}
