import { GaugeChart, SankeyChart } from 'echarts/charts'
import { MarkLineComponent } from 'echarts/components'
import * as echarts from 'echarts/core'

/** What few charts need: loaded with the first of them. */
echarts.use([GaugeChart, SankeyChart, MarkLineComponent])
