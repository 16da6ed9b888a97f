import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { site } from './lib/site.svelte';

const target = document.getElementById('app');
if (target !== null) void site.begin().then(() => mount(App, { target }));
