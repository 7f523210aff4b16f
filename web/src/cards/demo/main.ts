/** Cards and hand by themselves, for development: `npm run dev`, then /src/cards/demo/index.html. Not part of the build. */

import core from '../../../../src/laydown/locales/en/core.ftl?raw';
import web from '../../../../src/laydown/locales/en/web.ftl?raw';
import { mount } from 'svelte';
import '../../app.css';
import '../../lib/settings.svelte';
import { bundleOf, speak } from '../../lib/words.svelte';
import Demo from './Demo.svelte';

speak('en', bundleOf('en', `${core}\n${web}`));
const target = document.getElementById('app');
if (target) mount(Demo, { target });
