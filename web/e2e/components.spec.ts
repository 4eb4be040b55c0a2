import { expect, inspect, test, watch } from './app.ts'

test.use({ file: import.meta.url, permissions: ['clipboard-read', 'clipboard-write'] })

test('every component is drawn, light, dark and on a phone, without a fault, and passes axe', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  await page.setViewportSize({ width: 1280, height: 4000 })
  await page.goto(`${service.url}/gallery`)
  for (const [name, size, colorScheme] of [
    ['light', { width: 1280, height: 4000 }, 'light'],
    ['dark', { width: 1280, height: 4000 }, 'dark'],
    ['phone', { width: 390, height: 844 }, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expect(page.locator('canvas').first()).toBeVisible()
    await expect(page.locator('.cm-content')).toBeVisible()
    if (size.width < 600)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    const beyond = (list: HTMLElement) => list.scrollHeight - list.clientHeight
    expect(await page.getByRole('tablist').first().evaluate(beyond)).toBe(0)
    await inspect(page, `gallery-${name}`)
  }
  expect(faults).toEqual([])
})

test('menus, dialogs and tooltips are used by keyboard alone, and the focus comes back to where it was', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/gallery`)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await page.getByRole('button', { name: 'Undoable act' }).focus()
  await page.keyboard.press('Tab')
  await expect(menu).toBeFocused()
  const tooltip = page.locator('#tooltip')
  await expect(tooltip).toHaveText('Menu')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(menu).toBeFocused()
  for (const name of ['Open dialog', 'Open sheet']) {
    const opener = page.getByRole('button', { name })
    await opener.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('a table of 100,000 rows sorts, filters, is walked by keyboard, and copies what is selected', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/gallery`)
  const grid = page.getByRole('grid', { name: 'Orders' })
  await expect(grid).toHaveAttribute('aria-rowcount', '100001')
  expect(await grid.getByRole('row').count()).toBeLessThan(60)
  await grid.getByRole('gridcell', { name: '2022-01-01' }).first().click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\r\n').map((line) => line.split('\t').length)).toEqual([2, 2])
  await page.keyboard.press('Control+End')
  await expect(grid).toHaveAttribute('aria-activedescendant', /-99999-20$/)
  await page.keyboard.press('Control+Home')
  const amount = page.getByRole('columnheader', { name: 'amount' })
  await amount.getByRole('button').first().click()
  await expect(amount).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('searchbox').fill('larsen')
  await expect(page.getByText('25,000 of 100,000 rows')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).last().click(),
  ])
  expect(file.suggestedFilename()).toBe('orders.csv')
})

test('a chart changes its type by hand, fills the screen, and is saved as PNG and SVG', async ({ page, service }) => {
  await page.goto(`${service.url}/gallery`)
  await page.getByRole('button', { name: 'Chart type: Line' }).click()
  await page.getByRole('menuitem', { name: 'Stacked bars' }).click()
  await expect(page.getByRole('button', { name: 'Chart type: Stacked bars' })).toBeVisible()
  for (const [entry, ending] of [
    ['Picture (PNG)', 'png'],
    ['Drawing (SVG)', 'svg'],
  ] as const) {
    await page.getByRole('button', { name: 'Download' }).first().click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: entry }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`revenue-by-region.${ending}`)
  }
  await page.getByRole('button', { name: 'Full screen' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Revenue by region' }).locator('canvas')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the SQL editor completes names of tables and runs by keyboard', async ({ page, service }) => {
  await page.goto(`${service.url}/gallery`)
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nselect * from cust')
  await expect(page.getByRole('option', { name: 'customers' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Query run')).toBeVisible()
  await expect(page.getByRole('option', { name: 'customers' })).toBeHidden()
})
