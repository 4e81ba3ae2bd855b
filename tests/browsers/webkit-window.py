#!/usr/bin/python3
"""A WebKitGTK window that shows only the page, for WebKitWebDriver.

MiniBrowser, which the driver starts by default, has toolbars around the page.
ASSAY_WEBKIT holds JSON: width and height of the window in CSS px, and zoom. Camera and microphone are fake.
"""
import json
import os
import tempfile

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

wanted = json.loads(os.environ["ASSAY_WEBKIT"])
folder = tempfile.TemporaryDirectory(prefix="assay-webkit-")
data = WebKit2.WebsiteDataManager(base_data_directory=folder.name, base_cache_directory=folder.name)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)


def show(_session):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_enable_media_stream(True)
    settings.set_enable_mock_capture_devices(True)
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    view.connect("permission-request", lambda _view, request: request.allow() or True)
    view.set_zoom_level(wanted["zoom"])
    window = Gtk.Window(decorated=False)
    window.set_default_size(wanted["width"], wanted["height"])
    window.add(view)
    window.show_all()
    window.move(0, 0)
    view.grab_focus()
    window.connect("destroy", lambda *_: Gtk.main_quit())
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Assay")
    session.set_application_info(info)
    session.connect("create-web-view", show)


context.connect("automation-started", start)
Gtk.main()
